#!/bin/sh
# @takumi-rs/core 2.16.3 (npm): its types change those of React for a whole TypeScript program, not only for the file that imports them.
# One would guess that a renderer of pictures leaves the checks of other files alone. Its helpers declare every name that begins with two hyphens as
# part of React's CSSProperties: a screen that has nothing to do with it then no longer compiles where it passes a style as `object`, and a style with a
# number under such a name is no longer refused. Both follow from one import of a type anywhere in the program.
# Seen: without the import, an unknown custom property is refused and `object` is taken; with it, the other way round.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @takumi-rs/core@2.16.3 csstype@3.2.4 @types/react@19.3.0 typescript@5.9.3 >/dev/null
cat >tsconfig.json <<'JSON'
{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "module": "nodenext", "types": ["react"] }, "include": ["screen.ts", "picture.ts"] }
JSON
cat >screen.ts <<'TS'
import type { CSSProperties } from 'react'
export const asObject: CSSProperties = { '--zoom': 2 } as object
export const plain: CSSProperties = { '--zoom': 2 }
TS
errors() { npx tsc -p . | sed -n 's/^screen.ts(\([0-9]*\),.*/\1/p' | sort -u | tr '\n' ' '; }
echo 'export {}' >picture.ts
alone=$(errors)
echo "import type { Renderer } from '@takumi-rs/core'; export type R = Renderer" >picture.ts
beside=$(errors)
echo "lines of screen.ts refused without the import: ${alone:-none}  with it in another file: ${beside:-none}"
[ "$alone" = '3 ' ] && [ "$beside" = '2 ' ] || { echo 'Changed.'; exit 1; }
