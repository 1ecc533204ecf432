import type { Words } from '../../../../wire/fields/words';

export const payoffWords = {
  payoff: { en: 'Payoff statement', es: 'Certificado de deuda' },
  number: { en: 'Number', es: 'Número' },
  property: { en: 'Unit', es: 'Unidad' },
  owners: { en: 'Owners', es: 'Propietarios' },
  at: { en: 'As of', es: 'Al' },
  validUntil: { en: 'Valid until', es: 'Válido hasta' },
  requestedBy: { en: 'Requested by', es: 'Solicitado por' },
  openMinor: { en: 'Open charges', es: 'Cargos pendientes' },
  interestMinor: { en: 'Unbilled interest', es: 'Intereses sin facturar' },
  creditMinor: { en: 'Credit', es: 'Saldo a favor' },
  feeMinor: { en: 'Statement fee', es: 'Cargo por el certificado' },
  totalMinor: { en: 'Payoff amount', es: 'Total para saldar' },
  perDiemMinor: { en: 'Per diem interest', es: 'Interés diario' },
  laterMinor: { en: 'Upcoming installments', es: 'Próximos plazos' },
} satisfies Words;
