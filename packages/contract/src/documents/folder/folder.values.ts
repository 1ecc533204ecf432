/** The two trees of folders: of the association, and of members and their units. */
export const documentSpaces = ['hoa', 'mine'] as const;

/** What somebody may do in a folder; each includes those before it. */
export const folderRights = ['view', 'add', 'change'] as const;

/** To whom a folder can be shared. */
export const granteeKinds = ['everyone', 'role', 'committee', 'building', 'unit', 'person'] as const;

/** The top of a tree: of the association, of a member, or of a unit. */
export const folderRoots = ['hoa', 'member', 'unit'] as const;

/** Folders within each other, the top among them. */
export const deepestFolder = 20;
