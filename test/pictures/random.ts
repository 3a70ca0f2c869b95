export { createRandom, type Random } from '#studio/basics/random.ts'
