import type { Words } from '../../wire/fields/words';

/** Values of a property's fields alone: the dashboard's cards need no more, and load no more. */
export const propertyValueWords = {
  'type.condo': { en: 'Condominium', es: 'Condominio' },
  'type.townhouse': { en: 'Townhouse', es: 'Casa adosada' },
  'type.house': { en: 'House', es: 'Casa' },
  'type.apartment': { en: 'Apartment', es: 'Apartamento' },
  'type.commercial': { en: 'Commercial', es: 'Comercial' },
  'type.parking': { en: 'Parking', es: 'Estacionamiento' },
  'type.storage': { en: 'Storage', es: 'Depósito' },
  'type.land': { en: 'Land', es: 'Terreno' },
  'status.active': { en: 'Active', es: 'Activa' },
  'status.construction': { en: 'Under construction', es: 'En construcción' },
  'status.renovation': { en: 'Renovation', es: 'En renovación' },
  'status.inactive': { en: 'Inactive', es: 'Inactiva' },
  'occupancy.owner': { en: 'Owner', es: 'Propietario' },
  'occupancy.rented': { en: 'Rented', es: 'Alquilada' },
  'occupancy.vacant': { en: 'Vacant', es: 'Vacía' },
  'insurance.valid': { en: 'Insured', es: 'Asegurada' },
  'insurance.expiring': { en: 'Expires soon', es: 'Vence pronto' },
  'insurance.lapsed': { en: 'Expired', es: 'Vencida' },
  'insurance.none': { en: 'No policy', es: 'Sin póliza' },
} satisfies Words;
