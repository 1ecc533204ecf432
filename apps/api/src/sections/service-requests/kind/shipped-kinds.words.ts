import { type Word, wordsFrom } from '@courtyard/contract/fields/words';
import type { RequestField, RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import type { KindDefinition } from './request-kind.tables';
import en from './shipped-kinds.en.json';
import es from './shipped-kinds.es.json';

const words = wordsFrom(en, es);

const categories = (named: Readonly<Record<string, Word>>) =>
  Object.entries(named).map(([key, name]) => ({ key, name, isActive: true }));

const field = (
  key: string,
  type: RequestField['type'],
  label: RequestField['label'],
  more: Partial<RequestField> = {},
): RequestField => ({ key, type, label, help: null, isRequired: false, choices: [], ...more });

/** Categories that people report by, and the fields that each kind asks for. */
export const shippedKinds: Readonly<Record<RequestKindName, KindDefinition>> = {
  maintenance: {
    categories: categories({
      plumbing: words['maintenance.plumbing'],
      electrical: words['maintenance.electrical'],
      'heating-cooling': words['maintenance.heating-cooling'],
      roof: words['maintenance.roof'],
      doors: words['maintenance.doors'],
      elevator: words['maintenance.elevator'],
      lighting: words['maintenance.lighting'],
      landscaping: words['maintenance.landscaping'],
      pool: words['maintenance.pool'],
      pests: words['maintenance.pests'],
      cleaning: words['maintenance.cleaning'],
      other: words.other,
    }),
    fields: [
      field('access', 'choice', words['maintenance.field.access'], {
        choices: [
          { key: 'call-first', label: words['maintenance.field.access.call-first'] },
          { key: 'enter', label: words['maintenance.field.access.enter'] },
          { key: 'not-needed', label: words['maintenance.field.access.not-needed'] },
        ],
      }),
      field('since', 'day', words['maintenance.field.since']),
      field('pets', 'yes-no', words['maintenance.field.pets']),
    ],
  },
  complaint: {
    categories: categories({
      noise: words['complaint.noise'],
      parking: words['complaint.parking'],
      pets: words['complaint.pets'],
      smoking: words['complaint.smoking'],
      conduct: words['complaint.conduct'],
      service: words['complaint.service'],
      other: words.other,
    }),
    fields: [
      field('happened-on', 'day', words['complaint.field.happened-on'], { isRequired: true }),
      field('time', 'line', words['complaint.field.time']),
      field('repeated', 'yes-no', words['complaint.field.repeated']),
    ],
  },
  question: {
    categories: categories({
      rules: words['question.rules'],
      dues: words['question.dues'],
      amenities: words['question.amenities'],
      moving: words['question.moving'],
      insurance: words['question.insurance'],
      other: words.other,
    }),
    fields: [],
  },
  architectural: {
    categories: categories({
      exterior: words['architectural.exterior'],
      'windows-doors': words['architectural.windows-doors'],
      fence: words['architectural.fence'],
      landscaping: words['architectural.landscaping'],
      solar: words['architectural.solar'],
      interior: words['architectural.interior'],
      flooring: words['architectural.flooring'],
      other: words.other,
    }),
    fields: [
      field('work', 'text', words['architectural.field.work'], {
        isRequired: true,
        help: words['architectural.field.work.help'],
      }),
      field('contractor', 'line', words['architectural.field.contractor']),
      field('license', 'line', words['architectural.field.license']),
      field('starts-on', 'day', words['architectural.field.starts-on']),
      field('ends-on', 'day', words['architectural.field.ends-on']),
      field('permit', 'yes-no', words['architectural.field.permit']),
    ],
  },
  violation: {
    categories: categories({
      parking: words['violation.parking'],
      trash: words['violation.trash'],
      landscaping: words['violation.landscaping'],
      exterior: words['violation.exterior'],
      rental: words['violation.rental'],
      pets: words['violation.pets'],
      noise: words['violation.noise'],
      other: words.other,
    }),
    fields: [
      field('observed-on', 'day', words['violation.field.observed-on'], { isRequired: true }),
      field('rule', 'line', words['violation.field.rule']),
      field('ongoing', 'yes-no', words['violation.field.ongoing']),
    ],
  },
  records: {
    categories: categories({
      financial: words['records.financial'],
      minutes: words['records.minutes'],
      governing: words['records.governing'],
      contracts: words['records.contracts'],
      membership: words['records.membership'],
      other: words.other,
    }),
    fields: [
      field('records', 'text', words['records.field.records'], { isRequired: true }),
      field('period', 'line', words['records.field.period']),
      field('purpose', 'line', words['records.field.purpose']),
      field('delivery', 'choice', words['records.field.delivery'], {
        choices: [
          { key: 'electronic', label: words['records.field.delivery.electronic'] },
          { key: 'inspect', label: words['records.field.delivery.inspect'] },
          { key: 'paper', label: words['records.field.delivery.paper'] },
        ],
      }),
    ],
  },
};
