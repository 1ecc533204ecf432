import { defineMessages } from '@courtyard/common';
import { vehicleLabels } from '@courtyard/contract/properties/unit-records/vehicle/vehicle.labels';
import en from './vehicle.en.json';
import es from './vehicle.es.json';

export const vehicleMessages = defineMessages({ en, es }, vehicleLabels);
