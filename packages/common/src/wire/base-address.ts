const developmentAddress = 'http://demo.localhost:8080';
const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Origin that calls go to. A community is a sub-domain, which `localhost` and an IP address cannot carry:
 * there it is the development address. Everywhere else it is the page's own origin.
 */
export function baseAddress(location: { hostname: string; origin: string } = globalThis.location): string {
  const { hostname, origin } = location;
  const isAddress = hostname === 'localhost' || ipv4.test(hostname) || hostname.startsWith('[');
  return isAddress ? developmentAddress : origin;
}
