import { day } from '@courtyard/contract/primitives';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { resultsPath } from './poll-notifications';

const group = { en: 'Polls', es: 'Votaciones' };
const parameters = z.object({ title: z.string(), on: day, seats: z.int() });

const callParameters = parameters.extend({ acclamation: z.boolean() });
type CallParameters = z.output<typeof callParameters>;

const callTexts = {
  en: ({ on, seats, acclamation }: CallParameters) =>
    `Seats: ${seats}. Nominate yourself or someone else on the page of the election until ${longDay(on, 'en')}.${
      acclamation
        ? ' If there are then no more candidates than seats, the board may seat them without a vote.'
        : ''
    }`,
  es: ({ on, seats, acclamation }: CallParameters) =>
    `Puestos: ${seats}. Proponga su candidatura o la de otra persona en la página de la elección hasta el ${longDay(on, 'es')}.${
      acclamation
        ? ' Si entonces no hay más candidatos que puestos, pueden quedar elegidos sin votación.'
        : ''
    }`,
};

/** To the members: an election takes nominations. What California asks of the notice (Civil Code 5103(b)) is in it. */
export const nominationsOpened = defineNotification({
  name: 'communications.poll-nominations',
  group,
  label: { en: 'An election is open for nominations', es: 'Una elección admite candidaturas' },
  permission: 'Polls List View',
  parameters: callParameters,
  channels: { email: 'at-once' },
  words: {
    en: (given) => ({ title: `Nominate candidates: ${given.title}`, text: callTexts.en(given) }),
    es: (given) => ({ title: `Proponga candidatos: ${given.title}`, text: callTexts.es(given) }),
  },
});

/** The same, some days before the last. */
export const nominationsEnding = defineNotification({
  name: 'communications.poll-nominations-ending',
  group,
  label: { en: 'Nominations close soon', es: 'El plazo de candidaturas termina pronto' },
  permission: 'Polls List View',
  parameters: callParameters,
  channels: { email: 'at-once' },
  words: {
    en: (given) => ({ title: `Nominations close soon: ${given.title}`, text: callTexts.en(given) }),
    es: (given) => ({
      title: `El plazo de candidaturas termina pronto: ${given.title}`,
      text: callTexts.es(given),
    }),
  },
});

export const electionAcclaimed = defineNotification({
  name: 'communications.poll-acclaimed',
  group,
  label: { en: 'Candidates were elected by acclamation', es: 'Hubo elegidos por aclamación' },
  permission: 'Polls List View',
  parameters: z.object({ title: z.string() }),
  channels: { email: null },
  words: {
    en: ({ title }) => ({
      title: `Elected by acclamation: ${title}`,
      text: 'There were no more candidates than seats.',
    }),
    es: ({ title }) => ({
      title: `Elegidos por aclamación: ${title}`,
      text: 'No hubo más candidatos que puestos.',
    }),
  },
});

/** To somebody who was nominated. */
export const youAreNominated = defineNotification({
  name: 'communications.poll-nominated',
  group,
  label: { en: 'I’m nominated', es: 'Me proponen como candidato' },
  permission: 'Polls List View',
  parameters: z.object({ title: z.string(), from: z.string(), on: day }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title, from, on }) => ({
      title: `${from} nominated you`,
      text: `${title}: accept or decline until ${longDay(on, 'en')}.`,
    }),
    es: ({ title, from, on }) => ({
      title: `${from} propone su candidatura`,
      text: `${title}: acepte o decline hasta el ${longDay(on, 'es')}.`,
    }),
  },
});

/** To somebody who inspects an election. */
export const youInspect = defineNotification({
  name: 'communications.poll-inspector',
  group,
  label: { en: 'I’m an election inspector', es: 'Soy inspector de una elección' },
  permission: 'Poll Details View',
  parameters: z.object({ title: z.string() }),
  channels: { email: 'at-once' },
  words: {
    en: ({ title }) => ({
      title: `You’re an inspector: ${title}`,
      text: 'After voting closes, recount and certify the result on its page.',
    }),
    es: ({ title }) => ({
      title: `Usted es inspector: ${title}`,
      text: 'Tras el cierre, cuente de nuevo y certifique el resultado en su página.',
    }),
  },
});

export const electionNotifications = [
  nominationsOpened,
  nominationsEnding,
  electionAcclaimed,
  youAreNominated,
  youInspect,
];

type Telling = Pick<CallContext, 'tx' | 'platform' | 'tenant'>;

/** Tells everybody who sees polls how the nominations of one stand. */
export async function tellNominations(
  { tx, platform, tenant }: Telling,
  { id, title, nominationsUntil, seats, acclamation }: Poll,
  what: 'opened' | 'ending' | 'acclaimed',
): Promise<void> {
  const about = { tenant, link: resultsPath(id), to: { holding: ['Polls List View' as const] } };
  if (what === 'acclaimed') {
    await platform.notify(tx, electionAcclaimed, { ...about, key: id, parameters: { title } });
    return;
  }
  await platform.notify(tx, what === 'opened' ? nominationsOpened : nominationsEnding, {
    ...about,
    key: id,
    parameters: { title, on: nominationsUntil ?? '', seats, acclamation },
  });
}

export async function tellNominated(
  { tx, platform, tenant, caller }: CallContext,
  { id, title, nominationsUntil }: Poll,
  memberId: string,
): Promise<void> {
  await platform.notify(tx, youAreNominated, {
    tenant,
    parameters: { title, from: caller.displayName, on: nominationsUntil ?? '' },
    link: resultsPath(id),
    key: `${id} ${memberId}`,
    to: { memberIds: [memberId] },
  });
}

export async function tellInspector(
  { tx, platform, tenant }: Telling,
  { id, title }: Poll,
  memberId: string,
): Promise<void> {
  await platform.notify(tx, youInspect, {
    tenant,
    parameters: { title },
    link: resultsPath(id),
    to: { memberIds: [memberId] },
  });
}
