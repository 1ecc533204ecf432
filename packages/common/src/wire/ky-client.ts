export { default as ky, HTTPError, TimeoutError } from 'ky';
