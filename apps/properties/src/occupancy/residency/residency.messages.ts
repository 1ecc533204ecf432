import { defineMessages } from '@courtyard/common';
import { residencyWords } from '@courtyard/contract/properties/occupancy/occupancy.words';

export const residencyMessages = defineMessages(
  {
    en: {
      title: 'Residents',
      description: 'Who lives here or lived here, tenants with the dates of their lease.',
      add: 'Add resident',
      none: 'Nobody is recorded as living here',
      noneText: 'Add the owner who lives here, or the tenant with their lease.',
      kindHelp: 'A tenant lives here by a lease; a resident as the owner or their family.',
      edit: 'Change or end',
      leaseEnds: ({ days }: { days: number }) =>
        days === 0 ? 'Lease ends today' : days === 1 ? 'Lease ends tomorrow' : `Lease ends in ${days} days`,
      addTitle: 'Add a resident',
      editTitle: '{name} at this property',
      leaseStartsOn: 'Lease from',
      leaseEndsOn: 'Last day of the lease',
      endsOnHelp: 'Leave empty while it goes on.',
      addedToast: '{name} was added',
      savedToast: 'The residency was saved',
    },
    es: {
      title: 'Residentes',
      description: 'Quién vive o vivió aquí; los inquilinos, con las fechas de su contrato.',
      add: 'Agregar residente',
      none: 'No consta que alguien viva aquí',
      noneText: 'Agregue al propietario que vive aquí o al inquilino con su contrato.',
      kindHelp: 'Un inquilino vive aquí por un contrato; un residente, como propietario o familiar.',
      edit: 'Cambiar o terminar',
      leaseEnds: ({ days }) =>
        days === 0
          ? 'El contrato termina hoy'
          : days === 1
            ? 'El contrato termina mañana'
            : `El contrato termina en ${days} días`,
      addTitle: 'Agregar un residente',
      editTitle: '{name} en esta propiedad',
      leaseStartsOn: 'Contrato desde',
      leaseEndsOn: 'Último día del contrato',
      endsOnHelp: 'Déjelo vacío mientras continúe.',
      addedToast: 'Se agregó a {name}',
      savedToast: 'La residencia se guardó',
    },
  },
  residencyWords,
);
