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
      subject: kind === 'asked' ? `${community} will be deleted` : `${community} is deleted on ${day}`,
      body: [
        'Hello,',
        kind === 'asked'
          ? `${who} asked to delete ${community} with all that it has here. It is deleted on ${day}; until then everything works as ever.`
          : `${community} is deleted on ${day} with all that it has here, as ${who} asked.`,
        'On that day a last export of everything is made, and you get a link to it, good for 30 days.',
        'Any administrator can call it off until that day:',
        { button: link, label: 'Look at it' },
      ],
    };
  },
  es: (community, { kind, on, who, link }) => {
    const day = longDay(on, 'es');
    return {
      subject: kind === 'asked' ? `${community} se va a eliminar` : `${community} se elimina el ${day}`,
      body: [
        'Hola:',
        kind === 'asked'
          ? `${who} pidió eliminar ${community} con todo lo que tiene aquí. Se elimina el ${day}; hasta entonces todo funciona como siempre.`
          : `${community} se elimina el ${day} con todo lo que tiene aquí, como pidió ${who}.`,
        'Ese día se hace una última exportación de todo, y usted recibe un enlace a ella que vale 30 días.',
        'Hasta ese día, cualquier administrador puede cancelarlo:',
        { button: link, label: 'Verlo' },
      ],
    };
  },
};

/** A letter to an administrator about deleting the community, in the language of its reader. */
export const deletionLetter = (language: Language, community: string, letter: DeletionLetter): Letter =>
  words[language](community, letter);
