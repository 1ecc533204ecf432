import { defineMessages } from '@courtyard/common';
import { residencyWords } from '@courtyard/contract/properties/occupancy/occupancy.words';

export const residencyMessages = defineMessages(
  {
    en: {
      title: 'Residents',
      description: 'Current and past residents, and tenants with lease dates.',
      add: 'Add resident',
      none: 'No residents',
      noneText: 'Add the resident owner, or the tenant with the lease.',
      kindHelp: 'Tenants have a lease; residents are owners or their family.',
      edit: 'Edit or end',
      leaseEnds: ({ days }: { days: number }) =>
        days === 0 ? 'Lease ends today' : days === 1 ? 'Lease ends tomorrow' : `Lease ends in ${days} days`,
      addTitle: 'Add a resident',
      editTitle: '{name} at this property',
      leaseStartsOn: 'Lease start date',
      leaseEndsOn: 'Lease end date',
      endsOnHelp: 'Leave blank if current.',
      addedToast: '{name} added',
      savedToast: 'Residency saved',
    },
    es: {
      title: 'Residentes',
      description: 'Residentes actuales y anteriores, e inquilinos con las fechas de su contrato.',
      add: 'Agregar residente',
      none: 'Sin residentes',
      noneText: 'Agregue al propietario residente o al inquilino con su contrato.',
      kindHelp: 'Los inquilinos tienen contrato; los residentes son propietarios o familiares.',
      edit: 'Editar o terminar',
      leaseEnds: ({ days }) =>
        days === 0
          ? 'El contrato termina hoy'
          : days === 1
            ? 'El contrato termina mañana'
            : `El contrato termina en ${days} días`,
      addTitle: 'Agregar un residente',
      editTitle: '{name} en esta propiedad',
      leaseStartsOn: 'Inicio del contrato',
      leaseEndsOn: 'Fin del contrato',
      endsOnHelp: 'Déjelo vacío si sigue vigente.',
      addedToast: 'Se agregó a {name}',
      savedToast: 'Residencia guardada',
    },
  },
  residencyWords,
);
