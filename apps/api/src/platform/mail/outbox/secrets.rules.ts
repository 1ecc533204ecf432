/** Query and fragment of a link that open an account, or a file, for whoever has them. */
const secrets = /([?&#](?:token|signature|secret|code|key)=)[^\s&"<]+/gi;

/** A letter's words without what is its reader's alone: they may be a member elsewhere too. */
export const withoutSecrets = (text: string): string => text.replaceAll(secrets, '$1…');
