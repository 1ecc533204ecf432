import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import { answerEmail, requestEmail } from '../platform/auth/registration/registration-emails.messages';
import { closingEmail } from '../platform/auth/closing/closing-emails.messages';
import { emailChangeMessage } from '../platform/auth/email-change/email-change-emails.messages';
import { factorEmail } from '../platform/auth/factors/factor-emails.messages';
import { changedEmail } from '../platform/auth/password/changed-email.messages';
import { resetEmail } from '../platform/auth/password/reset-email.messages';
import { packageRoot } from '../platform/core/package-root';
import { testEmail } from '../platform/mail/outbox/test-email.messages';
import { deletionEmail } from '../platform/tenancy/community/deletion/notifications/deletion-emails.texts';
import { renderEmail, type EmailMessage } from '../platform/mail/email-message.rules';
import { digestOf, letterOf } from '../platform/notifications/delivery/emails.rules';
import { urgentEmail } from './communications/announcement/publication/urgent-emails.texts';
import { managersEmail, ownersEmail } from './properties/unit-records/insurance/insurance-emails.texts';
import { assetsDueEmail } from './properties/upkeep/asset/due/asset-email.texts';
import { howToVoteLetter } from './communications/poll/elector/paper/poll-letters.texts';
import { closingPollsEmail } from './communications/poll/alerts/poll-emails.texts';
import { reportEmail } from './banking/saved-report/schedule/report-email.texts';
import { ownerLetters } from './accounting/receivables/letter/owner-letter.fixture';
import { minutesEmail } from './communications/meeting/minutes/minutes-email.texts';
import { closeLetter } from './bookkeeping/period/notifications/close-letter.texts';
import { endingTermsEmail, ownTermEmail } from './people/committee/term/term-emails.texts';
import { invitationEmail } from './people/admission/invitation/invitation-email.texts';
import { endingRolesEmail } from './people/role/ending/ending-email.texts';
import { refusedEmail, welcomeEmail } from './people/admission/join-request/join-request-emails.texts';
import { sections } from './sections';

const [community, today, page] = ['Los Robles', '2026-11-22', 'https://robles.example/x'];
const many = <T>(record: T) => Array.from({ length: 120 }, () => record);

const policy = {
  id: '1',
  kind: 'expiry',
  on: '2026-12-01',
  stages: [30],
  propertyId: '2',
  unit: 'Roble 1',
  ownerNames: '',
  carrier: 'Seguros Sol',
  policyNumber: 'S-1',
  total: 1,
};
const asset = (kind: 'service' | 'warranty') => ({
  id: '1',
  kind,
  on: '2026-12-01',
  stages: [14],
  name: 'Bomba',
  location: 'Patio',
  provider: 'Agua y Sol',
  total: 1,
});
const minutesDue = {
  id: 'a',
  kind: 'minutes',
  on: '2026-12-01',
  stages: [3],
  name: 'Roble',
  isExecutive: false,
};
const closing = { id: 'a', kind: 'close', on: '2026-12-05', stages: [5, 1], title: 'Aspen 2026' };
const asked = {
  kind: 'yes-no' as const,
  title: 'Aspen 2026',
  description: null,
  closesAt: '2026-12-05T23:00:00Z',
  secrecy: 'secret' as const,
  seats: 1,
  most: 1,
  points: 1,
  proxies: true,
};
const term = {
  id: '1',
  kind: 'end',
  on: '2026-12-01',
  stages: [60],
  committeeId: '2',
  committee: 'Roble',
  name: 'Nora Luz',
  seat: 2,
  office: null,
  email: null,
};
const ending = { id: '1', kind: 'end', on: '2026-12-01', stages: [14], email: 'n@luz.example' };
const assets = [...many(asset('service')), ...many(asset('warranty'))];

/** By what sends them: a new sender, or a new reminder, is named here with its letters. */
const emails: Record<string, (language: Language) => EmailMessage[]> = {
  'auth/password/password-reset.service.ts': (language) =>
    (['first', 'reset', 'joined'] as const).map((kind) => resetEmail({ language, kind }, community, page)),
  'mail/outbox/outbox.routes.ts': (language) => [testEmail(language, community)],
  'auth/closing/closing.service.ts': (language) => [
    closingEmail(language, community, { kind: 'asked', days: 14, link: page }),
    closingEmail(language, community, { kind: 'closed' }),
    closingEmail(language, community, { kind: 'kept', community, link: page }),
  ],
  'auth/email-change/ask-for-email-change.service.ts': (language) => [
    emailChangeMessage(language, community, { kind: 'confirm', link: page }),
    emailChangeMessage(language, community, { kind: 'taken' }),
  ],
  'auth/email-change/confirm-email-change.service.ts': (language) => [
    emailChangeMessage(language, community, { kind: 'changed', newEmail: 'n@luz.example', link: page }),
  ],
  'auth/factors/notify-factors.ts': (language) =>
    [
      ...(['totp-on', 'totp-off', 'codes-new'] as const).map((kind) => ({ kind })),
      { kind: 'code-used', left: 9 } as const,
    ].map((news) => factorEmail(language, community, news)),
  'tenancy/community/deletion/begin-deletion.ts': (language) =>
    (['asked', 'near'] as const).map((kind) =>
      deletionEmail(language, community, { kind, on: '2026-12-01', who: 'Nora Luz', link: page }),
    ),
  'auth/password/mail-changed.ts': (language) => [changedEmail(language, community)],
  'auth/registration/registration.service.ts': (language) =>
    [null, page].map((link) => answerEmail(language, community, { displayName: 'Nora Luz', link })),
  'auth/registration/registration-emails.jobs.ts': (language) => [
    requestEmail(language, community, {
      displayName: 'Nora Luz',
      email: 'n@luz.example',
      note: 'Roble 3',
      link: page,
    }),
  ],
  'sections/people/admission/invitation/invitation.service.ts': (language) => [
    invitationEmail(language, community, { invitedBy: 'Nora Luz', days: 14, link: page }),
  ],
  'sections/people/admission/join-request/join-request.service.ts': (language) => [
    welcomeEmail(language, community, { name: 'Nora Luz', link: page }),
    refusedEmail(language, community, { name: 'Nora Luz', reason: 'Roble 3' }),
  ],
  'sections/communications/announcement/publication/publication.service.ts': (language) => [
    urgentEmail(language, community, { title: 'Agua', text: 'Corte' }),
  ],
  'sections/communications/poll/elector/paper/poll-letters.service.ts': (language) => [
    howToVoteLetter({ poll: asked, community, timeZone: 'America/New_York' }, ['Roble 1'], language),
  ],
  'sections/bookkeeping/period/notifications/close-letter.jobs.ts': (language) =>
    [null, { no: 1042, hash: 'ab'.repeat(32) }].map((head) =>
      closeLetter(language, community, {
        month: '2026-10',
        closedBy: 'Nora Luz',
        head,
        verifyCommand: head && `courtyard journal verify robles --expect-head ${head.no}:${head.hash}`,
        link: page,
      }),
    ),
  'sections/accounting/receivables/letter/mail-letter.ts': ownerLetters,
  'sections/banking/saved-report/schedule/record-occurrence.ts': (language) =>
    [true, false].map((isAttached) =>
      reportEmail({ name: 'Balance', dates: '10/31/2026', page, isAttached, language }),
    ),
  'notifications/delivery/mails.ts': (language) =>
    told(language).flatMap((each) => [letterOf(each, language, page), digestOf(many(each), language, page)]),
  'mail/reminders/remind.ts': (language) =>
    sections.flatMap(({ reminders }) => reminders).flatMap(({ name }) => reminding[name]?.(language) ?? []),
};

const reminding: Record<string, (language: Language) => EmailMessage[]> = {
  'properties.insurance-reminders': (language) =>
    [[policy], many(policy)].flatMap((due) => [
      managersEmail(due, language, page),
      ownersEmail(due, { language, today, page }),
    ]),
  'communications.minutes-reminders': (language) =>
    [[minutesDue], many(minutesDue)].map((due) => minutesEmail(due, { language, today, page })),
  'communications.poll-reminders': (language) =>
    [[closing], [closing, { ...closing, id: 'b' }]].map((due) =>
      closingPollsEmail(due, { language, today, page }),
    ),
  'people.term-reminders': (language) =>
    [[term], many({ ...term, office: 'secretary' })].flatMap((due) => [
      endingTermsEmail(due, { language, today, page }),
      ownTermEmail(due, { language, today, page }),
    ]),
  'people.role-reminders': (language) => [
    endingRolesEmail([{ ...ending, roles: ['Auditor', 'Llaves'] }], { language, today, community }),
  ],
  'properties.asset-reminders': (language) =>
    [assets, [asset('service')]].map((due) => assetsDueEmail(due, { language, today, page })),
};

/** Values of a schema, so that between them each choice and each of null and something is there. */
function samplesOf(schema: z.core.JSONSchema.JSONSchema): unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  if (schema.anyOf) return schema.anyOf.flatMap(samplesOf);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, of]) =>
        [name, name === 'currency' ? ['EUR'] : samplesOf(of as z.core.JSONSchema.JSONSchema)] as const,
    );
    const count = Math.max(1, ...fields.map(([, values]) => values.length));
    return Array.from({ length: count * 2 }, (_, at) =>
      Object.fromEntries(fields.map(([name, values]) => [name, values[at % values.length]])),
    );
  }
  // All that it can hold.
  if (schema.type === 'array') return [samplesOf(schema.items as z.core.JSONSchema.JSONSchema)];
  if (schema.type === 'null') return [null];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer' || schema.type === 'number') return [1, 2];
  if (schema.format === 'date') return ['2026-12-01'];
  return schema.format === 'date-time' ? ['2026-12-01T15:00:00Z', '2026-12-01T17:00:00Z'] : ['Roble 1'];
}

const kinds = sections.flatMap(({ notifications }) => notifications);

/** Every kind of notification with every choice of its parameters, in words. */
const told = (language: Language) =>
  kinds.flatMap((kind) =>
    samplesOf(z.toJSONSchema(kind.parameters, { unrepresentable: 'any' })).map((sample) => {
      const labels = kind.contentOf(sample, { language, timeZone: 'America/New_York' });
      if (labels === null) throw new Error(`no sample of ${kind.name} fits: ${JSON.stringify(sample)}`);
      return { ...labels, link: '/x' };
    }),
  );

const englishWord =
  /\b(?:the|an|and|or|of|to|on|in|at|for|with|your|you|it|its|they|this|is|are|was|were|will|hello|open|more|soon|today|tomorrow|days?|hours?|until|from|by|january|november|december|dec|tue)\b/i;

const linesOf = ({ subject, body }: EmailMessage, language: Language) =>
  [subject, ...renderEmail(community, { subject, body }, language).text.split('\n')].filter(
    (line) => !line.startsWith('http') && line.trim() !== '',
  );

test('every letter is in Spanish from its first word to its last', () => {
  const all = Object.values(emails).flatMap((write) => write('es'));
  expect(all.length).toBeGreaterThan(40);
  const english = all.flatMap((each) => linesOf(each, 'es')).filter((line) => englishWord.test(line));
  expect([...new Set(english)]).toEqual([]);
});

test('the walk would find what is English', () => {
  const all = Object.values(emails).flatMap((write) => write('en'));
  const dull = all.filter((each) => !linesOf(each, 'en').some((line) => englishWord.test(line)));
  expect(dull.map(({ subject }) => subject)).toEqual([]);
});

test('kinds of notifications are called by Spanish names in the settings', () => {
  const names = kinds.flatMap(({ group, label }) => [group.es, label.es]);
  expect(names.filter((name) => englishWord.test(name))).toEqual([]);
});

test('every place that sends mail, and every reminder, has its letters here', () => {
  const folder = join(packageRoot, 'src');
  const senders = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes('mail.send('));
  expect(senders.toSorted()).toEqual(
    Object.keys(emails)
      .map((path) => (path.startsWith('sections/') ? path : `platform/${path}`))
      .toSorted(),
  );
  const reminders = sections.flatMap(({ reminders: of }) => of.map(({ name }) => name));
  expect(reminders.toSorted()).toEqual(Object.keys(reminding).toSorted());
});
