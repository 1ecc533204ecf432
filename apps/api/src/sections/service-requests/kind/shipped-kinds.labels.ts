import { type Label, labelsFrom } from '@courtyard/contract/fields/labels';
import type { RequestField, RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import { subjectInWords } from '@courtyard/contract/service-requests/kind/request-kind.values';
import type { KindDefinition } from './request-kind.tables';
import en from './shipped-kinds.en.json';
import es from './shipped-kinds.es.json';

const labels = labelsFrom(en, es);

const categories = (named: Readonly<Record<string, Label>>) =>
  Object.entries(named).map(([key, name]) => ({ key, name, isActive: true }));

const field = (
  key: string,
  type: RequestField['type'],
  label: RequestField['label'],
  more: Partial<RequestField> = {},
): RequestField => ({ key, type, label, help: null, isRequired: false, choices: [], ...more });

/** Owners and tenants may list neither units nor members: they say it in words, and who handles it sets the record. */
const inWords = field(subjectInWords, 'line', labels['field.about'], { help: labels['field.about.help'] });

/** Categories that people report by, and the fields that each kind asks for. */
export const shippedKinds: Readonly<Record<RequestKindName, KindDefinition>> = {
  maintenance: {
    categories: categories({
      plumbing: labels['maintenance.plumbing'],
      electrical: labels['maintenance.electrical'],
      'heating-cooling': labels['maintenance.heating-cooling'],
      roof: labels['maintenance.roof'],
      doors: labels['maintenance.doors'],
      elevator: labels['maintenance.elevator'],
      lighting: labels['maintenance.lighting'],
      landscaping: labels['maintenance.landscaping'],
      pool: labels['maintenance.pool'],
      pests: labels['maintenance.pests'],
      cleaning: labels['maintenance.cleaning'],
      other: labels.other,
    }),
    fields: [
      field('access', 'choice', labels['maintenance.field.access'], {
        choices: [
          { key: 'call-first', label: labels['maintenance.field.access.call-first'] },
          { key: 'enter', label: labels['maintenance.field.access.enter'] },
          { key: 'not-needed', label: labels['maintenance.field.access.not-needed'] },
        ],
      }),
      field('since', 'day', labels['maintenance.field.since']),
      field('pets', 'yes-no', labels['maintenance.field.pets']),
    ],
  },
  complaint: {
    categories: categories({
      noise: labels['complaint.noise'],
      parking: labels['complaint.parking'],
      pets: labels['complaint.pets'],
      smoking: labels['complaint.smoking'],
      conduct: labels['complaint.conduct'],
      service: labels['complaint.service'],
      other: labels.other,
    }),
    fields: [
      inWords,
      field('happened-on', 'day', labels['complaint.field.happened-on'], { isRequired: true }),
      field('time', 'line', labels['complaint.field.time']),
      field('repeated', 'yes-no', labels['complaint.field.repeated']),
    ],
  },
  question: {
    categories: categories({
      rules: labels['question.rules'],
      dues: labels['question.dues'],
      amenities: labels['question.amenities'],
      moving: labels['question.moving'],
      insurance: labels['question.insurance'],
      other: labels.other,
    }),
    fields: [],
  },
  architectural: {
    categories: categories({
      exterior: labels['architectural.exterior'],
      'windows-doors': labels['architectural.windows-doors'],
      fence: labels['architectural.fence'],
      landscaping: labels['architectural.landscaping'],
      solar: labels['architectural.solar'],
      interior: labels['architectural.interior'],
      flooring: labels['architectural.flooring'],
      other: labels.other,
    }),
    fields: [
      field('work', 'text', labels['architectural.field.work'], {
        isRequired: true,
        help: labels['architectural.field.work.help'],
      }),
      field('contractor', 'line', labels['architectural.field.contractor']),
      field('license', 'line', labels['architectural.field.license']),
      field('starts-on', 'day', labels['architectural.field.starts-on']),
      field('ends-on', 'day', labels['architectural.field.ends-on']),
      field('permit', 'yes-no', labels['architectural.field.permit']),
    ],
  },
  violation: {
    categories: categories({
      parking: labels['violation.parking'],
      trash: labels['violation.trash'],
      landscaping: labels['violation.landscaping'],
      exterior: labels['violation.exterior'],
      rental: labels['violation.rental'],
      pets: labels['violation.pets'],
      noise: labels['violation.noise'],
      other: labels.other,
    }),
    fields: [
      inWords,
      field('observed-on', 'day', labels['violation.field.observed-on'], { isRequired: true }),
      field('rule', 'line', labels['violation.field.rule']),
      field('ongoing', 'yes-no', labels['violation.field.ongoing']),
    ],
  },
  records: {
    categories: categories({
      financial: labels['records.financial'],
      minutes: labels['records.minutes'],
      governing: labels['records.governing'],
      contracts: labels['records.contracts'],
      membership: labels['records.membership'],
      other: labels.other,
    }),
    fields: [
      field('records', 'text', labels['records.field.records'], { isRequired: true }),
      field('period', 'line', labels['records.field.period']),
      field('purpose', 'line', labels['records.field.purpose']),
      field('delivery', 'choice', labels['records.field.delivery'], {
        choices: [
          { key: 'electronic', label: labels['records.field.delivery.electronic'] },
          { key: 'inspect', label: labels['records.field.delivery.inspect'] },
          { key: 'paper', label: labels['records.field.delivery.paper'] },
        ],
      }),
    ],
  },
};
