/** What the permissions of the section let a person do, in Spanish. */
export const propertiesPermissionSentences = {
  'View all properties with their people, vehicles and policies':
    'Ver todas las propiedades con sus personas, vehículos y pólizas',
  'Open own properties, or any listed property':
    'Abrir las propiedades propias, o cualquiera que se pueda listar',
  'Add properties': 'Agregar una propiedad',
  'Edit properties and distribute ownership shares': 'Editar propiedades y repartir las cuotas de propiedad',
  'Archive and restore properties': 'Archivar y recuperar propiedades',
  'Import properties from a CSV file': 'Importar propiedades desde un archivo CSV',
  'Export the list of properties as CSV': 'Exportar la lista de propiedades como CSV',
  'Record sales, and add or correct owners': 'Registrar ventas, y agregar o corregir propietarios',
  'Record residents and leases': 'Registrar residentes y contratos de alquiler',
  'Add and edit vehicles of own or any properties':
    'Agregar y editar vehículos de propiedades propias o de cualquiera',
  'Add and edit pets of own or any properties':
    'Agregar y editar mascotas de propiedades propias o de cualquiera',
  'Add and edit insurance policies of own or any properties':
    'Agregar y editar pólizas de seguro de propiedades propias o de cualquiera',
  'Add common areas': 'Agregar un área común',
  'Edit common areas, their hours, rules and photos': 'Editar áreas comunes, su horario, normas y fotos',
  'Archive and restore common areas': 'Archivar y recuperar áreas comunes',
  'View all common area bookings': 'Ver todas las reservas de áreas comunes',
  'Book common areas for own properties, or for any property if able to view all bookings':
    'Reservar áreas comunes para propiedades propias, o para cualquiera si se pueden ver todas las reservas',
  'Approve, decline and cancel other people’s bookings': 'Aprobar, rechazar y cancelar reservas de otros',
  'View assets with their warranties and services': 'Ver los activos con sus garantías y mantenimientos',
  'Add and edit assets, record services and get due-date emails':
    'Agregar y editar activos, registrar mantenimientos y recibir correos de vencimiento',
  'View reserve components, with replacement dates and costs':
    'Ver los componentes de reserva, con fechas y costos de reemplazo',
  'Add, edit, replace and delete reserve components':
    'Agregar, editar, reemplazar y eliminar componentes de reserva',
};
