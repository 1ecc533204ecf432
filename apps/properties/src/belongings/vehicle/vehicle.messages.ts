import { defineMessages } from '@courtyard/common';
import { vehicleWords } from '@courtyard/contract/properties/belongings/vehicle/vehicle.words';

export const vehicleMessages = defineMessages(
  {
    en: {
      title: 'Vehicles',
      description: 'Cars that belong to this property, with their permits and spots.',
      add: 'Add vehicle',
      none: 'No vehicles are registered',
      noneText: 'Register one to issue a permit or assign a spot.',
      permitIs: 'Permit {permit}',
      spotIs: 'Spot {spot}',
      removeText: 'The {vehicle} leaves the register, and its permit and spot are free again.',
      addTitle: 'Add a vehicle',
      editTitle: 'Edit vehicle',
      forProperty: 'For {name}',
      parking: 'Parking',
      save: 'Save vehicle',
      savedToast: 'The vehicle was saved',
    },
    es: {
      title: 'Vehículos',
      description: 'Coches de esta propiedad, con sus permisos y lugares.',
      add: 'Agregar vehículo',
      none: 'No hay vehículos registrados',
      noneText: 'Registre uno para dar un permiso o asignar un lugar.',
      permitIs: 'Permiso {permit}',
      spotIs: 'Lugar {spot}',
      removeText: 'El {vehicle} sale del registro, y su permiso y lugar quedan libres.',
      addTitle: 'Agregar un vehículo',
      editTitle: 'Editar vehículo',
      forProperty: 'Para {name}',
      parking: 'Estacionamiento',
      save: 'Guardar vehículo',
      savedToast: 'El vehículo se guardó',
    },
  },
  vehicleWords,
);
