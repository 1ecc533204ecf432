/** What a person may do in the section "Documents", by permission name. */
export const documentsPermissions = {
  'My Documents List View': 'View own and shared documents',
  'My Document Details View': 'Open own and shared documents',
  'My Document Update': 'Upload, edit and share own documents',
  'Hoa Documents List View': 'View HOA documents',
  'Hoa Document Details View': 'Open HOA documents',
  'Hoa Document Create': 'Upload HOA documents',
  'Hoa Document Update': 'Edit and delete HOA documents, and set who can see them',
} as const;
