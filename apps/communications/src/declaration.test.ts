import { testDeclaration } from '@courtyard/common/testing';
import { communicationsPermissions } from '@courtyard/contract/communications/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: communicationsPermissions });
