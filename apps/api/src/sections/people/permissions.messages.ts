/** What the permissions of the section let a person do, in Spanish. */
export const peoplePermissionSentences = {
  'Invite tenants and family to your own home, and end or extend their stay':
    'Invitar a inquilinos y familiares a la vivienda propia y terminar o prolongar su estancia',
  'View the member directory': 'Ver el directorio de miembros',
  'Open member pages with their homes over time, and view inactive members':
    'Abrir las páginas de los miembros con sus viviendas a lo largo del tiempo, y ver a los inactivos',
  'Manage members: view contact details and history, suspend, end memberships, assign roles':
    'Gestionar miembros: ver datos de contacto e historial, suspender, terminar membresías y asignar roles',
  'View the community as a member, read-only; every use is logged':
    'Ver la comunidad como un miembro, sin cambiar nada; cada uso queda registrado',
  'View members’ emergency contacts': 'Ver los contactos de emergencia de los miembros',
  'View roles, their permissions and holders': 'Ver los roles, sus permisos y quiénes los tienen',
  'Create roles from permissions you have': 'Crear roles con permisos que uno mismo tiene',
  'View the activity log for records you have access to':
    'Ver el registro de actividad de lo que uno puede ver',
  'View committees, with current and past members': 'Ver los comités, con sus miembros actuales y anteriores',
  'Add committees': 'Agregar un comité',
  'Edit, dissolve and delete committees, and manage their terms':
    'Editar, disolver y eliminar comités, y gestionar sus mandatos',
  'Edit, rename and delete the community’s roles': 'Editar, renombrar y eliminar los roles de la comunidad',
};
