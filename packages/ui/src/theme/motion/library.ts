/** What is taken of the library: 3 KiB, where its components would be 26. A chunk of its own, fetched by `motion.ts`. */
export { animate } from 'framer-motion/dom/mini';
