import { defineMessages, useMessages } from '@courtyard/common';
import { insuranceLabels } from '@courtyard/contract/properties/unit-records/insurance/insurance.labels';
import en from './insurance.en.json';
import es from './insurance.es.json';

const insuranceMessages = defineMessages({ en, es }, insuranceLabels);

export const useInsuranceTexts = () => useMessages(insuranceMessages);
export type InsuranceTexts = ReturnType<typeof useInsuranceTexts>;
