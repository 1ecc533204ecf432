import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../platform/mail/letter.rules';
import type { DueThing } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';
import type { PolicyToRenew } from './renewal.sql';

type EndingPolicy = DueThing & PolicyToRenew;

interface Writing {
  language: Language;
  today: string;
  /** Whole address of the list of properties. */
  page: string;
}

const words = {
  en: {
    soon: (count: number) =>
      `${count === 1 ? 'One insurance policy ends' : `${count} insurance policies end`} soon`,
    ownersTold: 'Owners with a known email address were notified.',
    nobody: 'no owner recorded',
    ends: (unit: string, when: string) => `Insurance of ${unit} ends ${when}`,
    yours: (count: number) => `${count} of your insurance policies end soon`,
    endsOn: (unit: string, when: string, day: string) => `The insurance of ${unit} ends ${when}, on ${day}.`,
    policy: (carrier: string, number: string) => `${carrier}, policy ${number}`,
    renew: 'If you’ve renewed it, add the new policy and its certificate here:',
  },
  es: {
    soon: (count: number) =>
      count === 1 ? 'Una póliza de seguro vence pronto' : `${count} pólizas de seguro vencen pronto`,
    ownersTold: 'Se avisó a los propietarios con correo registrado.',
    nobody: 'sin propietario registrado',
    ends: (unit: string, when: string) => `El seguro de ${unit} vence ${when}`,
    yours: (count: number) => `${count} de sus pólizas de seguro vencen pronto`,
    endsOn: (unit: string, when: string, day: string) => `El seguro de ${unit} vence ${when}, el ${day}.`,
    policy: (carrier: string, number: string) => `${carrier}, póliza ${number}`,
    renew: 'Si ya la renovó, agregue aquí la póliza nueva y su certificado:',
  },
} satisfies Record<Language, unknown>;

/** To those who look after the insurance of all properties: one list. `page` is the whole address of theirs. */
export function managersLetter(due: readonly EndingPolicy[], language: Language, page: string): Letter {
  const { soon, ownersTold, nobody } = words[language];
  const subject = soon(due.length);
  const lines = due.map(
    ({ unit, ownerNames, carrier, policyNumber, on }) =>
      `${longDay(on, language)}: ${unit}, ${ownerNames || nobody} (${carrier}, ${policyNumber})`,
  );
  return {
    subject,
    body: [`${subject}. ${ownersTold}`, { lines }, { button: `${page}?insurance=expiring` }],
  };
}

/** To an owner: their policies that end, each with the page where the next one is recorded. */
export function ownersLetter(due: readonly EndingPolicy[], { language, today, page }: Writing): Letter {
  const { ends, yours, endsOn, policy, renew } = words[language];
  const [first] = due;
  const when = (on: string) => whenFrom(today, on, language);
  return {
    subject: due.length === 1 && first ? ends(first.unit, when(first.on)) : yours(due.length),
    body: due.flatMap(({ unit, on, carrier, policyNumber, propertyId }) => [
      endsOn(unit, when(on), longDay(on, language)),
      policy(carrier, policyNumber),
      renew,
      { button: `${page}/detail/insurance?id=${propertyId}` },
    ]),
  };
}
