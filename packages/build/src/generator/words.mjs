const irregular = new Map(
  Object.entries({
    person: 'people',
    child: 'children',
    man: 'men',
    woman: 'women',
    foot: 'feet',
    tooth: 'teeth',
    criterion: 'criteria',
    analysis: 'analyses',
    basis: 'bases',
    leaf: 'leaves',
    life: 'lives',
    half: 'halves',
    shelf: 'shelves',
    key: 'keys',
    movie: 'movies',
    purchase: 'purchases',
    cache: 'caches',
    quiz: 'quizzes',
    bus: 'buses',
    gas: 'gases',
    status: 'statuses',
    bonus: 'bonuses',
    lens: 'lenses',
  }),
);
const regular = new Map([...irregular].map(([one, many]) => [many, one]));

/** Applies a rule to the last word of several: a work order is of orders. */
const ofLast = (rule) => (kebab) => kebab.replace(/[a-z0-9]+$/, rule);

/** Many of one: `policy` gives `policies`. */
export const pluralOf = ofLast((word) => {
  if (irregular.has(word)) return irregular.get(word);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
});

/** Words of which there are not several, or which are the same for one and for many. */
export const uncounted = new Set(
  `advice analytics data equipment feedback furniture information mail media money news progress series software species staff work`.split(
    ' ',
  ),
);

/** One of many: `policies` gives `policy`. A word that is no plural stays. */
export const singularOf = ofLast((word) => {
  if (uncounted.has(word)) return word;
  if (regular.has(word)) return regular.get(word);
  if (irregular.has(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
});

/** `an invoice`, `a unit`: by its sound. */
export const withArticle = (words) =>
  `${/^(?:[aei]|o(?!ne)|u(?!ni|se|ti)|hou|hono)/.test(words) ? 'an' : 'a'} ${words}`;

const spanish = {
  account: ['cuenta', 'cuentas'],
  announcement: ['anuncio', 'anuncios'],
  'bank-account': ['cuenta bancaria', 'cuentas bancarias'],
  bill: ['cuenta por pagar', 'cuentas por pagar'],
  budget: ['presupuesto', 'presupuestos'],
  contact: ['contacto', 'contactos'],
  document: ['documento', 'documentos'],
  event: ['evento', 'eventos'],
  expense: ['gasto', 'gastos'],
  invoice: ['factura', 'facturas'],
  'journal-entry': ['asiento', 'asientos'],
  meeting: ['reunión', 'reuniones'],
  member: ['miembro', 'miembros'],
  payout: ['pago', 'pagos'],
  poll: ['encuesta', 'encuestas'],
  report: ['informe', 'informes'],
  request: ['solicitud', 'solicitudes'],
  role: ['rol', 'roles'],
  transaction: ['movimiento', 'movimientos'],
  vendor: ['proveedor', 'proveedores'],
  violation: ['infracción', 'infracciones'],
  'work-order': ['orden de trabajo', 'órdenes de trabajo'],
};

/** The Spanish for one and many of a resource; of a word that is not known, for a record and records. */
export const spanishOf = (resource) => spanish[resource] ?? ['registro', 'registros'];
export const isInSpanish = (resource) => Object.hasOwn(spanish, resource);
