import type { Word } from '@courtyard/contract/fields/words';

/** The steps of the orders of payment and where the orders come from, by the English that the books keep. */
export const policyWords: Readonly<Record<string, Word>> = {
  assessments: { en: 'assessments', es: 'cuotas' },
  'collection costs and attorney fees': {
    en: 'collection costs and attorney fees',
    es: 'gastos de cobranza y honorarios de abogado',
  },
  'late charges': { en: 'late charges', es: 'recargos por mora' },
  interest: { en: 'interest', es: 'intereses' },
  'other charges': { en: 'other charges', es: 'otros cargos' },
  fines: { en: 'fines', es: 'multas' },
  'delinquent assessments': { en: 'delinquent assessments', es: 'cuotas en mora' },
  'current assessments': { en: 'current assessments', es: 'cuotas corrientes' },
  'attorney and collection costs that could be foreclosed': {
    en: 'attorney and collection costs that could be foreclosed',
    es: 'honorarios de abogado y gastos de cobranza ejecutables',
  },
  'other attorney fees': { en: 'other attorney fees', es: 'otros honorarios de abogado' },
  'other amounts': { en: 'other amounts', es: 'otros importes' },
  'late fees': { en: 'late fees', es: 'recargos por mora' },
  'costs and attorney fees': { en: 'costs and attorney fees', es: 'gastos y honorarios de abogado' },
  'late fees and interest': { en: 'late fees and interest', es: 'recargos por mora e intereses' },
  'Payment policy': { en: 'Payment policy', es: 'Política de pagos' },
  'California Civil Code §5655': {
    en: 'California Civil Code §5655',
    es: 'Código Civil de California §5655',
  },
  'Texas Property Code §209.0063': {
    en: 'Texas Property Code §209.0063',
    es: 'Código de Propiedad de Texas §209.0063',
  },
  'Florida Statutes §720.3085(3)(b)': {
    en: 'Florida Statutes §720.3085(3)(b)',
    es: 'Estatutos de Florida §720.3085(3)(b)',
  },
};
