import es from './permissions.sentences.es.json';

/** What the permissions of the section let a person do, in Spanish. */
export const propertiesPermissionSentences = es;
