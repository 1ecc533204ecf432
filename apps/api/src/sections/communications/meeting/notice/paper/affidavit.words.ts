import type { Language } from '@courtyard/contract/fields/words';

/** What the affidavit of a notice says. */
export const affidavitWords = {
  en: {
    title: 'Affidavit of notice',
    sworn: (community: string, count: number) =>
      `I, the undersigned, state for ${community} that the notice below was given to ${count} ${count === 1 ? 'person' : 'people'}, to each in the way and at the time that stands beside the name.`,
    others: (count: number) =>
      count === 1
        ? 'To one other it was not given so far, as is said beside the name.'
        : `To ${count} others it was not given so far, as is said beside their names.`,
    sent: 'Notice sent',
    by: (at: string, name: string) => `${at}, by ${name}`,
    window: 'Days of the rules',
    between: (first: string, last: string, post: string) =>
      `from ${first} until ${last}; letters posted by ${post}`,
    until: (last: string, post: string) => `until ${last}; letters posted by ${post}`,
    inTime: 'In time',
    yes: 'When it was sent, it was in time.',
    no: (reason: string | null) =>
      `It was sent outside of these days${reason === null ? '.' : `. Reason: ${reason}`}`,
    rule: 'Rule',
    told: 'Who was told',
    accepted: (who: string, email: string, at: string, answer: string | null) =>
      `${who}: by e-mail to ${email}; the mail server accepted it on ${at}${answer === null ? '' : ` and answered “${answer}”`}.`,
    posted: (who: string, day: string, by: string) =>
      `${who}: by letter; handed to the post on ${day} by ${by}.`,
    'to-post': (who: string) => `${who}: by letter; not handed to the post yet.`,
    underway: (who: string) => `${who}: by e-mail; on its way, not accepted yet.`,
    unknown: (who: string) => `${who}: by e-mail; the mail server gave no answer.`,
    meaning: 'That a mail server accepted a message does not say that somebody read it.',
    signature: 'Signature, name and date',
  },
  es: {
    title: 'Declaración jurada de aviso',
    sworn: (community: string, count: number) =>
      `Quien firma declara por ${community} que el aviso que sigue se dio a ${count} ${count === 1 ? 'persona' : 'personas'}, a cada una de la forma y en el momento que figuran junto a su nombre.`,
    others: (count: number) =>
      count === 1
        ? 'A otra persona aún no se le dio, como figura junto a su nombre.'
        : `A otras ${count} personas aún no se les dio, como figura junto a su nombre.`,
    sent: 'Aviso enviado',
    by: (at: string, name: string) => `${at}, por ${name}`,
    window: 'Días según las reglas',
    between: (first: string, last: string, post: string) =>
      `del ${first} al ${last}; cartas en el correo hasta el ${post}`,
    until: (last: string, post: string) => `hasta el ${last}; cartas en el correo hasta el ${post}`,
    inTime: 'A tiempo',
    yes: 'Cuando se envió, estaba a tiempo.',
    no: (reason: string | null) =>
      `Se envió fuera de estos días${reason === null ? '.' : `. Motivo: ${reason}`}`,
    rule: 'Regla',
    told: 'A quién se avisó',
    accepted: (who: string, email: string, at: string, answer: string | null) =>
      `${who}: por correo electrónico a ${email}; el servidor lo aceptó el ${at}${answer === null ? '' : ` y respondió «${answer}»`}.`,
    posted: (who: string, day: string, by: string) =>
      `${who}: por carta; ${by} la entregó al correo el ${day}.`,
    'to-post': (who: string) => `${who}: por carta; aún no entregada al correo.`,
    underway: (who: string) => `${who}: por correo electrónico; en camino, aún no aceptado.`,
    unknown: (who: string) => `${who}: por correo electrónico; el servidor no respondió.`,
    meaning: 'Que un servidor acepte un mensaje no significa que alguien lo haya leído.',
    signature: 'Firma, nombre y fecha',
  },
} satisfies Record<Language, unknown>;
