import { baseAddress } from './base-address';

const at = (url: string) => baseAddress(new URL(url));

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://192.168.1.7', 'http://[::1]:8080'])(
  '%s has no community in it, so calls go to the development address',
  (url) => {
    expect(at(url)).toBe('http://demo.localhost:8080');
  },
);

test.each(['http://lakeside.localhost:8080', 'http://demo.localhost:9090', 'https://oaks.example.org'])(
  'calls from %s stay on their origin',
  (url) => {
    expect(at(url)).toBe(url);
  },
);
