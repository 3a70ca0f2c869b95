import { Check, Copy, Download, ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonAnchor, ButtonLink, ButtonNote } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Choice, ChoiceButton, ChoiceGroup } from '#web/ui/choice.tsx'
import { ConflictPanel } from '#web/ui/conflict-panel.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { DropZone, FullDropZone, UploadingZone } from '#web/ui/drop-zone.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { GrowingField } from '#web/ui/fields/growing-field.tsx'
import { HoldButton } from '#web/ui/hold-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { CheckIcon, ChevronDownIcon, CloseIcon, MenuIcon } from '#web/ui/plain-icons.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Proof } from '#web/ui/proof.tsx'
import { RemovedNote } from '#web/ui/removals.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { CopiedField } from '#web/ui/fields/copied-field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { toast } from '#web/ui/toasts/toast-store.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './page.module.css'
import type { Part } from './part.ts'

const nothing = () => {}

/** Every part of web/ui in its states. A test names the parts that are missing here. */
export const UI_PARTS: readonly Part[] = [
  part('button', 280, () => (
    <>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          <Button variant={variant} size="sm">
            Save
          </Button>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={<Download aria-hidden />}>
            Download
          </Button>
          <Button variant={variant} disabled>
            Save
          </Button>
          <Button variant={variant} loading loadingLabel="Saving...">
            Save
          </Button>
        </Row>
      ))}
    </>
  )),
  part('button-large-and-links', 240, () => (
    <>
      <Row>
        <Button variant="primary" size="lg">
          Generate Ad <ButtonNote>1 credit</ButtonNote>
        </Button>
      </Row>
      <Button fullWidth>As wide as its place</Button>
      <Row>
        <ButtonLink to="/create">A link</ButtonLink>
        <ButtonAnchor href="/ad.jpg" icon={<Download aria-hidden />}>
          A download
        </ButtonAnchor>
      </Row>
    </>
  )),
  part('icon-button', 110, () => (
    <Row>
      <IconButton label="Copy">
        <Copy aria-hidden />
      </IconButton>
      <IconButton label="Copy" variant="secondary">
        <Copy aria-hidden />
      </IconButton>
      <IconButton label="Copy" size="sm" variant="secondary">
        <Copy aria-hidden />
      </IconButton>
      <IconButton label="Copy" disabled>
        <Copy aria-hidden />
      </IconButton>
    </Row>
  )),
  part('file-and-hold-button', 90, () => (
    <Row>
      <FileButton fileLabel="Logo" accept="image/png" onFile={nothing} icon={<ImagePlus aria-hidden />}>
        Choose a file
      </FileButton>
      <HoldButton onHold={nothing} onNear={nothing}>
        Hold to compare
      </HoldButton>
    </Row>
  )),
  part('badge-mark-and-icons', 90, () => (
    <Row>
      <Badge>Draft</Badge>
      <Badge variant="solid">Pro</Badge>
      <span>
        Results
        <Mark label="New" />
      </span>
      <MenuIcon />
      <ChevronDownIcon />
      <CheckIcon />
      <CloseIcon />
    </Row>
  )),
  part('card', 120, () => <Card className={styles['padded']}>A white sheet on the paper ground.</Card>),
  part('choice', 290, () => (
    <ChoiceGroup label="Ad style" hint="How the ad speaks." cardWidth="12rem">
      <Choice name="style" title="Modern" detail="Sleek, contemporary design" defaultChecked />
      <Choice name="style" title="Bold" detail="High impact, attention-grabbing" />
      <Choice name="style" title="Luxury" detail="Elegant and premium" disabled />
      <ChoiceButton title="Custom" detail="Your own colors" mark={<Badge variant="solid">Pro</Badge>} markText="Pro" />
    </ChoiceGroup>
  )),
  part('choice-refused', 200, () => (
    <ChoiceGroup label="Tone" error="Please select a tone" cardWidth="12rem">
      <Choice name="tone" title="Professional" />
      <Choice name="tone" title="Friendly" />
    </ChoiceGroup>
  )),
  part('choice-folded', 200, () => (
    <ChoiceGroup label="Ad style" fold={{ isOpen: false, value: 'Modern', onToggle: nothing }}>
      <Choice name="folded" title="Modern" defaultChecked />
    </ChoiceGroup>
  )),
  part('fields', 760, () => (
    <>
      <TextField label="Product name" defaultValue="Brass Lamp" />
      <TextField label="Price" optional hint="As it should stand on the ad." placeholder="$49.99" />
      <TextField label="Web address" defaultValue="placard" error="Write an address like example.com." />
      <TextField label="Discount" defaultValue="10%" warning="The price on the ad stays $49.99." />
      <TextArea label="Description" rows={3} defaultValue="A desk lamp of brushed brass." />
      <SelectField label="Sort by" defaultValue="newest">
        <option value="newest">Newest first</option>
      </SelectField>
    </>
  )),
  part('fields-of-other-kinds', 260, () => (
    <>
      <TextField label="Search" hideLabel placeholder="Search your ads..." icon={<ImagePlus aria-hidden />} />
      <GrowingField
        label="Headline"
        value="A line that is long enough to need a second row on a narrow phone"
        onChange={nothing}
      />
      <Field label="A control of one's own">{(control) => <input type="range" {...control} />}</Field>
    </>
  )),
  part('copied-field', 140, () => (
    <CopiedField
      label="Address for Meta, Pinterest and others"
      value="https://ads.example/f/mC3uWq.xml"
      copyLabel="Copy address"
      copied="The address is copied."
    />
  )),
  part('segments', 90, () => (
    <Segments
      label="Light or dark"
      options={[
        { value: 'system', label: 'As the system' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      value="light"
      onChange={nothing}
    />
  )),
  part('tabs', 140, () => (
    <Tabs defaultValue="square">
      <TabList label="Formats">
        <Tab value="square">Square</Tab>
        <Tab value="story">Instagram Story</Tab>
        <Tab value="banner">Leaderboard</Tab>
      </TabList>
      <TabPanel value="square">The ad in this format.</TabPanel>
      <TabPanel value="story">Another.</TabPanel>
      <TabPanel value="banner">A third.</TabPanel>
    </Tabs>
  )),
  part('notice', 340, () => (
    <>
      <Notice title="A plain notice">It says what happened.</Notice>
      <Notice variant="good" icon={<Check aria-hidden />} title="Your payment arrived">
        You have 20 more credits.
      </Notice>
      <Notice variant="bad" title="Your card was declined" action={<Button size="sm">Update card</Button>}>
        Pro ends on December 3 unless the payment succeeds.
      </Notice>
    </>
  )),
  part('empty-state', 320, () => (
    <EmptyState
      icon={<ImagePlus aria-hidden />}
      title="No ads found"
      action={<Button variant="primary">Create</Button>}
    >
      You haven't created any ads yet.
    </EmptyState>
  )),
  part('progress-and-waiting', 230, () => (
    <>
      <Progress label="Uploading" percentage={40} />
      <Progress label="Generating" percentage={null} />
      <Row>
        <Spinner /> <Spinner size="lg" label="Loading" />
        <Skeleton className={styles['thumb']} />
      </Row>
    </>
  )),
  part('drop-zone', 560, () => (
    <>
      <DropZone
        icon={<ImagePlus aria-hidden />}
        title="Drop product images here, or click to choose"
        dropTitle="Let go to upload"
        hint="JPEG, PNG, WebP, AVIF or GIF, at most 10 MB each."
        label="Choose product images"
        accept="image/png"
        onFiles={nothing}
      />
      <UploadingZone
        status="Uploading... 40%"
        label="Upload"
        percentage={40}
        cancelLabel="Cancel upload"
        onCancel={nothing}
      />
      <FullDropZone>All 5 places are taken. Remove an image to add another.</FullDropZone>
    </>
  )),
  part('proof', 480, () => (
    <Proof width={300} height={250}>
      <img src="/api/images/square" alt="" width={300} height={250} />
    </Proof>
  )),
  part('page', 260, () => (
    <Page title="My Placard Gallery" lead="View, manage, and download all your generated ad creatives" width="text">
      <p>What the screen shows stands here.</p>
    </Page>
  )),
  part('removed-note', 90, () => <Removed />),
  part('conflict-panel', 360, () => (
    <ConflictPanel
      title="This ad was changed elsewhere"
      fields={['name']}
      labelOf={() => 'Product name'}
      renderValue={(_, side) => <p>{side === 'mine' ? 'Brass Lamp' : 'Brass Desk Lamp'}</p>}
      onChoose={nothing}
    />
  )),
  part('dialog', 420, () => (
    <Dialog
      open
      onOpenChange={nothing}
      title="Add New Format"
      description="Choose one more format for this ad."
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Add Format</Button>
        </>
      }
    >
      <TextField label="Size" placeholder="640x200" />
    </Dialog>
  )),
  part('dialog-at-the-side', 420, () => (
    <Dialog open onOpenChange={nothing} title="Menu" placement="side">
      <p>My Ads</p>
    </Dialog>
  )),
  part('alert-dialog', 320, () => (
    <AlertDialog
      open
      onOpenChange={nothing}
      title="Delete Ad"
      description="“Brass Lamp” and its pictures will be deleted."
      confirmLabel="Delete"
      onConfirm={nothing}
    />
  )),
  part('alert-dialog-at-work', 320, () => (
    <AlertDialog
      open
      onOpenChange={nothing}
      title="Delete Ad"
      description="“Brass Lamp” and its pictures will be deleted."
      confirmLabel="Delete"
      confirmingLabel="Deleting..."
      loading
      onConfirm={nothing}
    />
  )),
  part('menu', 320, () => (
    <main>
      <Menu trigger={<Button>More</Button>} align="start" opensAtOnce>
        <MenuLabel>Brass Lamp</MenuLabel>
        <MenuLink icon={<Copy aria-hidden />} to="/create">
          Duplicate
        </MenuLink>
        <MenuAnchor icon={<Download aria-hidden />} href="/ad.jpg">
          Download
        </MenuAnchor>
        <MenuItem onSelect={nothing} disabled>
          Share
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} onSelect={nothing} danger>
          Delete
        </MenuItem>
      </Menu>
    </main>
  )),
  part('toast', 200, () => <Toast title="Ad Deleted" description="“Brass Lamp” was deleted." />),
  part('toast-of-a-failure', 200, () => (
    <Toast title="Error" description="The ad could not be saved. Please try again." variant="destructive" />
  )),
  part('visually-hidden', 70, () => (
    <p>
      Words for everybody. <VisuallyHidden>Words for screen readers alone.</VisuallyHidden>
    </p>
  )),
]

function part(name: string, height: number, render: () => ReactNode): Part {
  return { name, group: 'Parts', width: 640, height, render }
}

function Row({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>
}

function Removed() {
  return <RemovedNote name="lamp.jpg" buttonRef={useRef(null)} onUndo={nothing} />
}

function Toast(message: Parameters<typeof toast>[0]) {
  return <Button onClick={() => toast(message)} ref={(button) => button?.click()}>{`Show “${message.title}”`}</Button>
}
