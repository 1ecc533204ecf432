/** What the permissions of the section let a person do, in Spanish. */
export const propertiesPermissionSentences = {
  'See every property of the community with its people, vehicles and policies':
    'Ver todas las propiedades de la comunidad con sus personas, vehículos y pólizas',
  'Open a property: the own ones, or any of those that one may list':
    'Abrir una propiedad: las propias, o cualquiera de las que uno puede listar',
  'Add a property': 'Agregar una propiedad',
  'Change a property and distribute ownership shares':
    'Cambiar una propiedad y repartir las cuotas de propiedad',
  'Archive a property that is no longer used, and bring it back':
    'Archivar una propiedad que ya no se usa y recuperarla',
  'Add and change many properties from a CSV file':
    'Agregar y cambiar muchas propiedades desde un archivo CSV',
  'Download the list of properties as CSV': 'Descargar la lista de propiedades como CSV',
  'Record a sale, add or correct the owners of a property':
    'Registrar una venta, agregar o corregir los propietarios de una propiedad',
  'Record who lives in a property and their leases':
    'Registrar quién vive en una propiedad y sus contratos de alquiler',
  'Register and change vehicles: of the own property, or of any':
    'Registrar y cambiar vehículos: de la propiedad propia o de cualquiera',
  'Register and change pets: of the own property, or of any':
    'Registrar y cambiar mascotas: de la propiedad propia o de cualquiera',
  'Record and change insurance policies: of the own property, or of any':
    'Registrar y cambiar pólizas de seguro: de la propiedad propia o de cualquiera',
  'Add a common area': 'Agregar un área común',
  'Change a common area, its hours, its rules and its photos':
    'Cambiar un área común, su horario, sus normas y sus fotos',
  'Close a common area for good, and bring it back': 'Cerrar un área común para siempre y recuperarla',
  'See who booked which common area': 'Ver quién reservó qué área común',
  'Book a common area for the own property, or for any where one may see all bookings':
    'Reservar un área común para la propiedad propia, o para cualquiera si uno puede ver todas las reservas',
  'Confirm, decline and cancel bookings of others': 'Confirmar, rechazar y cancelar reservas de otros',
  'See the equipment of the community with its warranties and services':
    'Ver los equipos de la comunidad con sus garantías y servicios',
  'Add and change assets, record their services and get mails when something falls due':
    'Agregar y cambiar activos, registrar sus servicios y recibir correos cuando algo vence',
  'See what is replaced from the reserve fund, when and at what cost':
    'Ver qué se reemplaza con el fondo de reserva, cuándo y a qué costo',
  'Add, change, replace and remove reserve components':
    'Agregar, cambiar, reemplazar y quitar componentes de reserva',
};
