import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../letter.rules';

/** The letter with which somebody sees whether mail arrives, in their language. */
export const testLetter = (language: Language, community: string): Letter =>
  language === 'es'
    ? {
        subject: `Carta de prueba de ${community}`,
        body: [
          'Hola:',
          `así llegan las cartas de ${community}. Usted la pidió en Administración; no hay nada que hacer.`,
          'Si está en la carpeta de correo no deseado, pida a quien lleva el servidor que revise la dirección del remitente.',
        ],
      }
    : {
        subject: `Test letter of ${community}`,
        body: [
          'Hello,',
          `this is how letters of ${community} arrive. You asked for it under Administration; there is nothing to do.`,
          'If it lies in the folder of unwanted mail, ask who runs the server to look at the sender’s address.',
        ],
      };
