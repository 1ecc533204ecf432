/** Version of the wire (semver). A section names the range it works with in its `section.json`. */
export const contractVersion = '1.0.0';
