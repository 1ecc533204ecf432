/** The name of a document as it stands within a sentence: "Credit memo 3" is voided by "Void credit memo 3". */
export const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);
