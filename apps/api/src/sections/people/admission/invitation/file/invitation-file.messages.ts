import es from './invitation-file.sentences.es.json';

/** What is told of files of invitations, in Spanish. */
export const invitationFileSentences = es;
