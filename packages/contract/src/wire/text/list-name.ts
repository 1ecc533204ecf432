/** What a list is called where something is kept of it: by its section and its address, `properties.reserve-components`. */
export const listNameOf = (section: string, path: string): string =>
  `${section}.${path.replace('/api/v1/', '').replaceAll('/', '.')}`;
