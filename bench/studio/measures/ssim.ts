import { gaussianBlur, type NumberPlane } from './gaussian-blur.ts'

/**
 * Parameters of Wang, Bovik, Sheikh and Simoncelli (2004): windows with a sigma of 1.5 px, and the constants that keep
 * flat windows from dividing by 0.
 */
const SIGMA_PX = 1.5
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/**
 * Returns the mean structural similarity of two gray planes where the mask is 1. Windows at the mask's edge weigh only
 * what lies inside it, so that nothing outside can count. Undefined if the mask is empty.
 */
export function structuralSimilarity(first: NumberPlane, second: NumberPlane, mask: Uint8Array): number | undefined {
  const [a, b] = [inside(first, mask), inside(second, mask)]
  const weight = gaussianBlur({ ...first, data: Float32Array.from(mask) }, SIGMA_PX).data
  const [meanA, meanB] = [blurred(a), blurred(b)]
  const [squareA, squareB, product] = [blurred(times(a, a)), blurred(times(b, b)), blurred(times(a, b))]
  let [sum, count] = [0, 0]
  for (let index = 0; index < mask.length; index += 1) {
    if (!mask[index]) continue
    const w = weight[index]!
    const [ma, mb] = [meanA[index]! / w, meanB[index]! / w]
    const varianceA = squareA[index]! / w - ma * ma
    const varianceB = squareB[index]! / w - mb * mb
    const covariance = product[index]! / w - ma * mb
    sum += ((2 * ma * mb + C1) * (2 * covariance + C2)) / ((ma * ma + mb * mb + C1) * (varianceA + varianceB + C2))
    count += 1
  }
  return count === 0 ? undefined : sum / count
}

function inside(plane: NumberPlane, mask: Uint8Array): NumberPlane {
  return { ...plane, data: plane.data.map((value, index) => (mask[index] ? value : 0)) }
}

function times(first: NumberPlane, second: NumberPlane): NumberPlane {
  return { ...first, data: first.data.map((value, index) => value * second.data[index]!) }
}

function blurred(plane: NumberPlane): Float32Array {
  return gaussianBlur(plane, SIGMA_PX).data
}
