import { testDeclaration } from '@courtyard/common/testing';
import { budgetPermissions } from '@courtyard/contract/budget/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: budgetPermissions });
