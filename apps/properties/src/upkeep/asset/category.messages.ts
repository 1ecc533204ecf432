import { defineMessages } from '@courtyard/common';
import { categoryWords } from '@courtyard/contract/properties/asset/asset.words';

/** Building systems and grounds: of assets and of reserve components. */
export const categoryMessages = defineMessages(categoryWords);
