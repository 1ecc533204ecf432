import type { Language } from '@courtyard/contract/fields/words';

/** What the affidavit of a notice says. */
export const affidavitWords = {
  en: {
    title: 'Affidavit of notice',
    sworn: (community: string, count: number) =>
      `I, the undersigned, state for ${community} that the notice below was given to ${count} ${count === 1 ? 'person' : 'people'}, to each in the manner and at the time shown next to the name.`,
    others: (count: number) =>
      count === 1
        ? 'One other person has not been given notice yet, as shown next to the name.'
        : `${count} other people have not been given notice yet, as shown next to their names.`,
    sent: 'Notice sent',
    by: (at: string, name: string) => `${at}, by ${name}`,
    window: 'Notice window',
    between: (first: string, last: string, post: string) =>
      `from ${first} to ${last}; letters mailed by ${post}`,
    until: (last: string, post: string) => `until ${last}; letters mailed by ${post}`,
    inTime: 'On time',
    yes: 'The notice was sent on time.',
    no: (reason: string | null) =>
      `The notice was sent outside the notice window${reason === null ? '.' : `. Reason: ${reason}`}`,
    rule: 'Rule',
    told: 'Recipients',
    accepted: (who: string, email: string, at: string, answer: string | null) =>
      `${who}: by email to ${email}; the mail server accepted it on ${at}${answer === null ? '' : ` and answered “${answer}”`}.`,
    posted: (who: string, day: string, by: string) => `${who}: by letter; mailed on ${day} by ${by}.`,
    'to-post': (who: string) => `${who}: by letter; not mailed yet.`,
    underway: (who: string) => `${who}: by email; in progress, not accepted yet.`,
    unknown: (who: string) => `${who}: by email; no answer from the mail server.`,
    meaning: 'Acceptance by a mail server does not mean that the message was read.',
    signature: 'Signature, name and date',
  },
  es: {
    title: 'Declaración jurada de convocatoria',
    sworn: (community: string, count: number) =>
      `Quien firma declara por ${community} que la convocatoria que sigue se notificó a ${count} ${count === 1 ? 'persona' : 'personas'}, a cada una en la forma y en el momento que figuran junto a su nombre.`,
    others: (count: number) =>
      count === 1
        ? 'A otra persona aún no se le ha notificado, como figura junto a su nombre.'
        : `A otras ${count} personas aún no se les ha notificado, como figura junto a su nombre.`,
    sent: 'Convocatoria enviada',
    by: (at: string, name: string) => `${at}, por ${name}`,
    window: 'Plazo de convocatoria',
    between: (first: string, last: string, post: string) =>
      `del ${first} al ${last}; cartas enviadas hasta el ${post}`,
    until: (last: string, post: string) => `hasta el ${last}; cartas enviadas hasta el ${post}`,
    inTime: 'En plazo',
    yes: 'La convocatoria se envió en plazo.',
    no: (reason: string | null) =>
      `La convocatoria se envió fuera de plazo${reason === null ? '.' : `. Motivo: ${reason}`}`,
    rule: 'Regla',
    told: 'Destinatarios',
    accepted: (who: string, email: string, at: string, answer: string | null) =>
      `${who}: por correo electrónico a ${email}; el servidor lo aceptó el ${at}${answer === null ? '' : ` y respondió «${answer}»`}.`,
    posted: (who: string, day: string, by: string) => `${who}: por carta; enviada el ${day} por ${by}.`,
    'to-post': (who: string) => `${who}: por carta; aún no enviada.`,
    underway: (who: string) => `${who}: por correo electrónico; en curso, aún no aceptado.`,
    unknown: (who: string) => `${who}: por correo electrónico; el servidor no respondió.`,
    meaning: 'Que un servidor acepte un mensaje no significa que se haya leído.',
    signature: 'Firma, nombre y fecha',
  },
} satisfies Record<Language, unknown>;
