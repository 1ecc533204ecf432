import { testDeclaration } from '@courtyard/common/testing';
import { propertiesPermissions } from '@courtyard/contract/properties/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: propertiesPermissions });
