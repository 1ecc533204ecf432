import { defineMessages } from '@courtyard/common';
import { petWords } from '@courtyard/contract/properties/belongings/pet/pet.words';

export const petMessages = defineMessages(
  {
    en: {
      title: 'Pets',
      description: 'Animals that live here. Assistance animals don’t count toward limits.',
      add: 'Add pet',
      none: 'No pets are registered',
      noneText: 'Add the animals that live here.',
      assistanceHelp: 'Doesn’t count toward pet limits.',
      weight: '{weight} lb',
      licenseIs: 'License {license}',
      removeText: '{name} is deleted from the pet register.',
      addTitle: 'Add a pet',
      editTitle: 'Edit {name}',
      save: 'Save pet',
      savedToast: '{name} saved',
    },
    es: {
      title: 'Mascotas',
      description: 'Animales que viven aquí. Los de asistencia no cuentan para los límites.',
      add: 'Agregar mascota',
      none: 'No hay mascotas registradas',
      noneText: 'Agregue los animales que viven aquí.',
      assistanceHelp: 'No cuenta para los límites de mascotas.',
      weight: '{weight} lb',
      licenseIs: 'Licencia {license}',
      removeText: '{name} se elimina del registro de mascotas.',
      addTitle: 'Agregar una mascota',
      editTitle: 'Editar a {name}',
      save: 'Guardar mascota',
      savedToast: 'Se guardó a {name}',
    },
  },
  petWords,
);
