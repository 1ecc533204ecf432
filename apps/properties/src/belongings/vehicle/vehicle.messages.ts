import { defineMessages } from '@courtyard/common';
import { vehicleWords } from '@courtyard/contract/properties/belongings/vehicle/vehicle.words';

export const vehicleMessages = defineMessages(
  {
    en: {
      title: 'Vehicles',
      description: 'Vehicles of this property, with permits and parking spaces.',
      add: 'Add vehicle',
      none: 'No vehicles are registered',
      noneText: 'Add a vehicle to issue a permit or assign a parking space.',
      permitIs: 'Permit {permit}',
      spotIs: 'Space {spot}',
      removeText:
        '{vehicle} is deleted from the register, and its permit and parking space become available.',
      addTitle: 'Add a vehicle',
      editTitle: 'Edit vehicle',
      forProperty: 'For {name}',
      parking: 'Parking',
      save: 'Save vehicle',
      savedToast: 'Vehicle saved',
    },
    es: {
      title: 'Vehículos',
      description: 'Vehículos de esta propiedad, con sus permisos y plazas.',
      add: 'Agregar vehículo',
      none: 'No hay vehículos registrados',
      noneText: 'Agregue un vehículo para dar un permiso o asignar una plaza.',
      permitIs: 'Permiso {permit}',
      spotIs: 'Plaza {spot}',
      removeText: '{vehicle} se elimina del registro, y su permiso y plaza quedan libres.',
      addTitle: 'Agregar un vehículo',
      editTitle: 'Editar vehículo',
      forProperty: 'Para {name}',
      parking: 'Estacionamiento',
      save: 'Guardar vehículo',
      savedToast: 'Vehículo guardado',
    },
  },
  vehicleWords,
);
