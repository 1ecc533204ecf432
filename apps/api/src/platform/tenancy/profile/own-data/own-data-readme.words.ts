import type { Language } from '@courtyard/contract/fields/words';

const words: Record<Language, (community: string) => string> = {
  en: (community) => `What ${community} holds about you
${'='.repeat(`What ${community} holds about you`.length)}

data/    a JSON file for each kind of record that is about you: your account, your membership and
         profile, your homes, what you asked for and did, where you are signed in
files/   what you uploaded

Left out are keys and hashes that open something, letters, which are kept for thirty days and hold
links that sign their reader in, and records of others that you only decided about. Your other
communities give you theirs.
`,
  es: (community) => `Lo que ${community} guarda sobre usted
${'='.repeat(`Lo que ${community} guarda sobre usted`.length)}

data/    un archivo JSON por cada clase de registro sobre usted: su cuenta, su membresía y su perfil,
         sus viviendas, lo que pidió y lo que hizo, dónde tiene la sesión abierta
files/   lo que subió

No están las claves y huellas que abren algo, las cartas, que se guardan treinta días y llevan
enlaces que dejan entrar a quien las lee, ni los registros de otros sobre los que usted solo
decidió. Sus otras comunidades le dan los suyos.
`,
};

/** What the file is, in the language of who asked for it. */
export const readmeOf = (language: Language, community: string): string => words[language](community);
