import { chakra } from '../theme/styled';
import { buttonRecipe } from './button.recipe';

/** A plain anchor that looks like a button, for screens without the router; elsewhere take LinkButton. */
export const AnchorButton = chakra('a', buttonRecipe);
