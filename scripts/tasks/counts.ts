import { countHouse } from '../counts/count-house.ts'

process.stdout.write(countHouse())
