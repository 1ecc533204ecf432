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
  interestMinor: { en: 'Interest not billed yet', es: 'Intereses aún sin facturar' },
  creditMinor: { en: 'Credit', es: 'Saldo a favor' },
  feeMinor: { en: 'Fee for this statement', es: 'Cargo por este certificado' },
  totalMinor: { en: 'Payoff', es: 'Total para saldar' },
  perDiemMinor: { en: 'Interest for each further day', es: 'Intereses por cada día más' },
  laterMinor: { en: 'Instalments to come', es: 'Plazos por venir' },
} satisfies Words;
