/** What the permissions of the section let a person do, in Spanish. */
export const peoplePermissionSentences = {
  'Invite tenants and family to the own home, and end or extend their time':
    'Invitar a inquilinos y familiares a la vivienda propia y terminar o prolongar su tiempo',
  'See who the members are, and of each what they show':
    'Ver quiénes son los miembros y de cada uno lo que muestra',
  'Open a member, with their homes over time, and see those who are not active':
    'Abrir a un miembro, con sus viviendas a lo largo del tiempo, y ver a quienes no están activos',
  'Manage the members: see how each is reached and their history, suspend them, end memberships, give and take roles':
    'Gestionar a los miembros: ver cómo localizar a cada uno y su historial, suspenderlos, terminar membresías, dar y quitar roles',
  'See whom to call where something happens to a member': 'Ver a quién llamar si a un miembro le pasa algo',
  'See the roles, what each allows and how many hold it':
    'Ver los roles, qué permite cada uno y cuántos lo tienen',
  'Make a role of rights that one has': 'Crear un rol con permisos que uno mismo tiene',
  'See what was done in the community, of the things that one may see':
    'Ver qué se hizo en la comunidad, de las cosas que uno puede ver',
  'See the committees, and who serves and served on them':
    'Ver los comités y quiénes sirven y sirvieron en ellos',
  'Add a committee': 'Agregar un comité',
  'Change, dissolve and remove committees, and say who serves on them and when':
    'Cambiar, disolver y quitar comités, y decir quién sirve en ellos y cuándo',
  'Change what a role allows, rename and remove roles of the community':
    'Cambiar qué permite un rol, renombrar y eliminar roles de la comunidad',
};
