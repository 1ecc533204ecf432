/** What a person may do in the section "Documents", by permission name. */
export const documentsPermissions = {
  'My Documents List View': 'See own documents and those shared with you',
  'My Document Details View': 'Open own documents and those shared with you',
  'My Document Update': 'Upload, change and share own documents',
  'Hoa Documents List View': 'See the documents of the association',
  'Hoa Document Details View': 'Open documents of the association',
  'Hoa Document Create': 'Upload documents of the association',
  'Hoa Document Update': 'Change and remove documents of the association, and set who may see them',
} as const;
