/** Days until a document in the trash is deleted permanently. */
export const trashDays = 30;
