interface Exported {
  madeAt: string;
  community: { name: string };
}

/** What stands in an export beside its data, for whoever opens it years later. */
export const readmeOf = ({ madeAt, community: { name } }: Exported): string => `${name}
${madeAt}

ENGLISH
All that belongs to the community, as it was at that moment.
tables/         One CSV (RFC 4180, UTF-8) for each table, with a heading. Nothing between two commas is no value;
                "" is an empty text. Moments are in UTC, amounts in the smallest unit of the currency, ids as UUID.
                Texts are as they were typed: have a spreadsheet import them as text, so that it runs none as a formula.
files/          The stored files, each in a folder of its id. tables/file.csv has their size and SHA-256.
manifest.json   Tables with their columns, types, references, counts and checksums, and what was left out, with why.
Passwords, keys and whatever else opens something are not in here.

ESPAÑOL
Todo lo que es de la comunidad, tal como era en ese momento.
tables/         Un CSV (RFC 4180, UTF-8) por tabla, con encabezado. Nada entre dos comas es ningún valor;
                "" es un texto vacío. Los momentos están en UTC, los importes en la unidad menor de la moneda, los ids como UUID.
                Los textos están como se escribieron: impórtelos como texto, para que una hoja de cálculo no ejecute fórmulas.
files/          Los archivos guardados, cada uno en una carpeta con su id. tables/file.csv tiene su tamaño y SHA-256.
manifest.json   Las tablas con sus columnas, tipos, referencias, cantidades y sumas, y lo que se dejó fuera, con el porqué.
Aquí no hay contraseñas, claves ni nada que abra algo.
`;
