import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../mail/letter.rules';
import { longDay } from '../../../../notifications/kind';

/** What a letter of a deletion tells: that it was asked for, or that its day comes near. */
export interface DeletionLetter {
  kind: 'asked' | 'near';
  /** The day on which the community is deleted. */
  on: string;
  /** Name of who asked. */
  who: string;
  /** Whole address of the page on which it is called off. */
  link: string;
}

const words: Record<Language, (community: string, letter: DeletionLetter) => Letter> = {
  en: (community, { kind, on, who, link }) => {
    const day = longDay(on, 'en');
    return {
      subject: kind === 'asked' ? `${community} will be deleted` : `${community} will be deleted on ${day}`,
      body: [
        'Hello,',
        kind === 'asked'
          ? `${who} requested the deletion of ${community} and all its data. It will be deleted on ${day}; everything works normally until then.`
          : `${community} and all its data will be deleted on ${day}, as requested by ${who}.`,
        'On that date a final export is made, and you’ll get a link that works for 30 days.',
        'Any administrator can cancel the deletion until then:',
        { button: link, label: 'View details' },
      ],
    };
  },
  es: (community, { kind, on, who, link }) => {
    const day = longDay(on, 'es');
    return {
      subject: kind === 'asked' ? `${community} se va a eliminar` : `${community} se eliminará el ${day}`,
      body: [
        'Hola:',
        kind === 'asked'
          ? `${who} solicitó eliminar ${community} y todos sus datos. Se eliminará el ${day}; hasta entonces todo funciona con normalidad.`
          : `${community} y todos sus datos se eliminarán el ${day}, como solicitó ${who}.`,
        'Ese día se hace una última exportación, y usted recibirá un enlace que vale 30 días.',
        'Hasta entonces, cualquier administrador puede cancelar la eliminación:',
        { button: link, label: 'Ver detalles' },
      ],
    };
  },
};

/** A letter to an administrator about deleting the community, in the language of its reader. */
export const deletionLetter = (language: Language, community: string, letter: DeletionLetter): Letter =>
  words[language](community, letter);
