import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { signUpUploader, uploadCopies } from './person.ts'

/** A number of users who each make so many calls at once, of five copies of a file. */
export interface Uploads {
  origin: string
  filePath: string
  people: number
  callsEach: number
}

const FILES_A_CALL = 5

// Browsers run elsewhere: they do not take processor time from the server.
setPriority(10)
const { origin, filePath, people, callsEach } = JSON.parse(process.argv[2]!) as Uploads
const bytes = readFileSync(filePath)
const names = Array.from({ length: people }, (_, index) => `uploader-${people}-${index}`)
const uploaders = await Promise.all(names.map((name) => signUpUploader(origin, name)))
process.send!('ready')
await once(process, 'message')
const senders = uploaders.flatMap((uploader) => Array.from({ length: callsEach }, () => uploader))
process.send!(await Promise.all(senders.map((uploader) => uploadCopies(uploader, bytes, FILES_A_CALL))))
