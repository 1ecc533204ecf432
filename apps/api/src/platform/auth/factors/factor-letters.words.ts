import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../mail/letter.rules';

/** What happened to what somebody signs in with besides the password. */
export type FactorNews =
  | { kind: 'totp-on' | 'totp-off' | 'codes-new' }
  | { kind: 'passkey-on' | 'passkey-off'; name: string }
  | { kind: 'code-used'; left: number }
  /** All were removed by somebody who was asked for help; null: who runs the installation. */
  | { kind: 'reset'; by: string | null };

type Write = (community: string, news: FactorNews) => Letter;

const letters: Record<Language, Write> = {
  en: (community, news) => {
    const [subject, what] = saidInEnglish(news);
    return {
      subject,
      body: [
        'Hello,',
        `${what} This concerns the account you use to sign in to ${community}.`,
        'If it was you, you don’t need to do anything. If it wasn’t, reset your password on the sign-in page right away and check your account settings.',
      ],
    };
  },
  es: (community, news) => {
    const [subject, what] = saidInSpanish(news);
    return {
      subject,
      body: [
        'Hola:',
        `${what} Se trata de la cuenta con la que inicia sesión en ${community}.`,
        'Si fue usted, no tiene que hacer nada. Si no, restablezca enseguida su contraseña en la página de inicio de sesión y revise los ajustes de su cuenta.',
      ],
    };
  },
};

function saidInEnglish(news: FactorNews): [subject: string, what: string] {
  switch (news.kind) {
    case 'totp-on':
      return ['An authenticator app was added', 'From now on a code of an authenticator app is asked for.'];
    case 'totp-off':
      return ['The authenticator app was removed', 'No code of the authenticator app is asked for any more.'];
    case 'passkey-on':
      return ['A passkey was added', `The passkey “${news.name}” can sign in from now on.`];
    case 'passkey-off':
      return ['A passkey was removed', `The passkey “${news.name}” opens nothing any more.`];
    case 'reset':
      return [
        'Your second factors were removed',
        `${news.by ?? 'Who runs this installation'} removed your authenticator app, your passkeys and your recovery codes. The password alone signs in now: set up a second factor again.`,
      ];
    case 'codes-new':
      return [
        'You have new recovery codes',
        'New recovery codes were made; those before open nothing any more.',
      ];
    case 'code-used':
      return ['A recovery code was used', `A recovery code was used. Codes that are left: ${news.left}.`];
  }
}

function saidInSpanish(news: FactorNews): [subject: string, what: string] {
  switch (news.kind) {
    case 'totp-on':
      return [
        'Se añadió una aplicación de autenticación',
        'A partir de ahora se pide un código de la aplicación.',
      ];
    case 'totp-off':
      return [
        'Se quitó la aplicación de autenticación',
        'Ya no se pide ningún código de la aplicación de autenticación.',
      ];
    case 'passkey-on':
      return [
        'Se añadió una llave de acceso',
        `La llave de acceso «${news.name}» puede entrar a partir de ahora.`,
      ];
    case 'passkey-off':
      return ['Se quitó una llave de acceso', `La llave de acceso «${news.name}» ya no abre nada.`];
    case 'reset':
      return [
        'Se quitaron sus segundos factores',
        `${news.by ?? 'Quien administra esta instalación'} quitó su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación. Ahora basta la contraseña para entrar: configure de nuevo un segundo factor.`,
      ];
    case 'codes-new':
      return [
        'Tiene códigos de recuperación nuevos',
        'Se hicieron códigos de recuperación nuevos; los anteriores ya no abren nada.',
      ];
    case 'code-used':
      return ['Se usó un código de recuperación', `Se usó un código de recuperación. Quedan: ${news.left}.`];
  }
}

/** To somebody whose second factor changed or was used. */
export const factorLetter = (language: Language, community: string, news: FactorNews): Letter =>
  letters[language](community, news);
