import { PRODUCT_NAME } from '#contract/product.ts'

/** Tells an agent that has never seen the product what it is for, and in which order its tools are used. */
export const INSTRUCTIONS = `${PRODUCT_NAME} makes finished, upload-ready ad pictures from a product's words and photos. \
An ad holds the product's words, photos and look; its pictures are painted from it, one for each format (a placement such as \
instagram_story, or a size such as 640x200). Work in this order: create_ad, upload_photo, advise_look and update_ad if \
you want, make_pictures, get_ad_status until nothing is being made, check_picture, share_ad for a person's approval. \
make_pictures and start_campaign make pictures, which Pro has without a limit: call them without confirm first, show the \
number of pictures and the cost to the person for whom you work, and call them again with confirm: true once that person agrees. Words are shown exactly as you write them: never invent a \
price, a discount or a claim. Pictures are resources (placard://images/{id}); reading one gives the very file that is uploaded to ad platforms.`

export const NOT_READY = 'Something went wrong on our side: please try again in a moment.'
